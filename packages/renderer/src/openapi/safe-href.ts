/** The URL if it is safe to link: web, mail, or a path, not empty and nothing that could run code. */
export function safeHref(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const trimmed = url.replace(/[\u0000-\u0020]+/g, '')
  if (trimmed === '') return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme) ? trimmed : undefined
}
