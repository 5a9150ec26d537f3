/**
 * Escapes control and bidirectional characters to one visible sign each, so that names and texts of the site cannot
 * control the terminal.
 */
export function toVisible(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}
