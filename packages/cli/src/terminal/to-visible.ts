/** Names and texts of the site can't steer the terminal: control characters and those that turn the reading direction are shown as one sign each. */
export function toVisible(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}
