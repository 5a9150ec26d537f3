/** What docgen's exit code says. */
export const EXIT = {
  fine: 0,
  /** Diagnostics of level error (or warnings, under `--strict`). */
  mistakes: 1,
  /** Wrong usage, or a config that can't be used. */
  usage: 2,
  /** A bug in docgen. */
  bug: 70,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const
