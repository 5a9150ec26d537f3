/** docgen's exit codes. */
export const EXIT = {
  success: 0,
  /** Diagnostics of severity error (or warnings, with `--strict`). */
  problems: 1,
  /** Wrong usage, or an unusable config. */
  usage: 2,
  /** A check could not decide, such as for lack of a network: try again. */
  undecided: 3,
  /** A bug in docgen. */
  bug: 70,
  /** Interrupted by Ctrl-C. */
  interrupted: 130,
} as const
