/**
 * The remaining number of schema rows on a page, and the range of start values for which all queries so far have the
 * same answers.
 */
export interface RowBudget {
  left: number
  readonly start: number
  /** The smallest start value that changes no answer. */
  least: number
  /** The largest start value that changes no answer. */
  most: number
}

/** Starts with a number of rows. */
export function startBudget(rows: number): RowBudget {
  return { left: rows, start: rows, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
}

/** Whether fewer rows than `limit` are left. */
export function isBelow(budget: RowBudget, limit: number): boolean {
  const atStart = limit + (budget.start - budget.left)
  const below = budget.left < limit
  if (below) budget.most = Math.min(budget.most, atStart - 1)
  else budget.least = Math.max(budget.least, atStart)
  return below
}

/** Whether a budget would have had the same answers as another, had that started at this one's current value. */
export function answersAs({ left }: RowBudget, other: RowBudget): boolean {
  return left >= other.least && left <= other.most
}

/** Takes the rows that another budget has taken, for which `answersAs` returned true. */
export function takeAs(budget: RowBudget, other: RowBudget): void {
  const taken = budget.start - budget.left
  budget.least = Math.max(budget.least, other.least + taken)
  budget.most = Math.min(budget.most, other.most + taken)
  budget.left -= other.start - other.left
}
