/** The address where a link may lead there: on the web, by mail, or a path. Nothing that could run, and nothing empty. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const trimmed = address.replace(/[\u0000-\u0020]+/g, '')
  if (trimmed === '') return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase()
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme) ? trimmed : undefined
}
