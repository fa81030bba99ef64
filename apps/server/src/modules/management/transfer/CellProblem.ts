/** Why a cell cannot be read, worded for its user. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem';

  constructor(readonly userMessage: string) {
    super('A cell cannot be read');
  }
}
