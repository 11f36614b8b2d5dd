/** The clause that is laid over the page, if any. */
class Clauses {
  game = $state('')
  clause = $state('')

  open(game: string, clause: string): void {
    this.game = game
    this.clause = clause
  }

  close(): void {
    this.clause = ''
  }
}

export const clauses = new Clauses()
