/** Common HTML elements in capital letters, which are not components. */
const CAPITAL_HTML =
  /^(?:A|ABBR|B|BLOCKQUOTE|BR|BUTTON|CENTER|CODE|DD|DEL|DETAILS|DIV|DL|DT|EM|FONT|FORM|H[1-6R]|HEAD|HTML|I|IFRAME|IMG|INPUT|INS|KBD|LI|LINK|META|OL|P|PRE|S|SCRIPT|SECTION|SMALL|SPAN|STRIKE|STRONG|STYLE|SUB|SUMMARY|SUP|TABLE|TBODY|TD|TEXTAREA|TFOOT|TH|THEAD|TITLE|TR|TT|U|UL)$/

/** Whether a tag's name belongs to a component. Plain Markdown shows the tag of a component as text. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) && !CAPITAL_HTML.test(name)
}
