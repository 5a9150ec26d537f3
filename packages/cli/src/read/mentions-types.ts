/** Whether a text may have code blocks whose types are checked. Sites without such texts load nothing for them. */
export function mentionsTypes(text: string): boolean {
  return text.includes('twoslash')
}
