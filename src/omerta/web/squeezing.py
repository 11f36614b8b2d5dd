"""Compression for long answers that are the same for everybody. No others: their sizes would tell what is inside."""

from typing import Final

from litestar.config.compression import CompressionConfig
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

SQUEEZED: Final = [
    DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6))
]
