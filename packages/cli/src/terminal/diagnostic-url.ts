/** URL of the manual. */
export const MANUAL = 'https://docgen.example/'

/** Returns the URL of the manual's section about a diagnostic code. */
export function diagnosticUrl(code: string): string {
  return `${MANUAL}reference/diagnostics#${code}`
}
