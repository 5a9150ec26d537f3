/** docgen's exit codes. */
export const EXIT = {
  success: 0,
  /** Diagnostics of severity error (or warnings, with `--strict`). */
  problems: 1,
  /** Wrong usage, or an unusable config. */
  usage: 2,
  /** A gate could not decide, for example because the network was down. Try again. */
  undecided: 3,
  /** A bug in docgen. */
  bug: 70,
  /** Interrupted by a signal, such as SIGINT from Ctrl-C, or canceled in a prompt. */
  interrupted: 130,
} as const
