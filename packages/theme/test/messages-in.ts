/** The messages of components to the page, in order. */
export function messagesIn(html: string): unknown[] {
  return [...html.matchAll(/\u0000@(\w+):([^\u0000]*)\u0000/g)].map(([, kind, data = '']) => [
    kind,
    JSON.parse(decodeURIComponent(data)),
  ])
}

/** The HTML without messages. */
export function withoutMessages(html: string): string {
  return html.replace(/\u0000[^\u0000]*\u0000/g, '')
}
