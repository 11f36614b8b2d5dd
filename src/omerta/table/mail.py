"""Turn notices by e-mail. Which address belongs to a guest is for whoever runs the server to know."""

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Literal, TypeAlias

import msgspec
import structlog

from omerta import games
from omerta.core.words import Words
from omerta.table.notices import Notices, TurnNotice

TIMEOUT: Final = 10.0  # seconds for every step of the conversation

AddressBook: TypeAlias = Callable[[str], str | None]

_log = structlog.get_logger()


class MailServer(msgspec.Struct, frozen=True):
    """Through whom letters are sent."""

    host: str
    sender: str
    port: int = 587
    security: Literal["none", "starttls", "tls"] = "starttls"
    user: str = ""
    password: str = ""


class EmailNotices(Notices):
    """A short letter in the table's language to every guest whose address is known."""

    def __init__(self, server: MailServer, address_of: AddressBook, site: str) -> None:
        self._server = server
        self._address_of = address_of
        self._site = site.rstrip("/")

    async def your_turn(self, notice: TurnNotice) -> None:
        address = self._address_of(notice.guest)
        if address is not None:
            await asyncio.to_thread(self._write, notice, address)

    def _write(self, notice: TurnNotice, address: str) -> None:
        try:
            self._send(self._letter(notice, address))
        except (OSError, smtplib.SMTPException, ValueError) as error:
            _log.warning("mail-failed", host=self._server.host, reason=type(error).__name__)

    def _letter(self, notice: TurnNotice, address: str) -> EmailMessage:
        words = Words(notice.language, games.find(notice.game))
        facts = {"name": notice.name, "game": words.text("title"), "link": f"{self._site}{notice.path}"}
        letter = EmailMessage()
        letter["Subject"] = words.text("notice-subject", facts)
        letter["From"] = self._server.sender
        letter["To"] = address
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2].rstrip(">"))
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(words.text("notice-body", facts) + "\n")
        return letter

    def _send(self, letter: EmailMessage) -> None:
        with self._connected() as connection:
            if self._server.security == "starttls":
                connection.starttls(context=ssl.create_default_context())
            if self._server.user:
                connection.login(self._server.user, self._server.password)
            connection.send_message(letter)

    def _connected(self) -> smtplib.SMTP:
        host, port = self._server.host, self._server.port
        if self._server.security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, timeout=TIMEOUT)
