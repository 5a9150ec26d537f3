/** Longest file name on common file systems, in bytes. */
export const LONGEST_NAME = 255
