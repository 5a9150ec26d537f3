// cspell:ignore apng
/** `Accept` headers of Claude Code, Cursor, a browser and curl, then weights and wildcards. */
export const ACCEPTED = [
  'text/markdown, text/html, */*',
  'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,application/xml;q=0.7,image/webp,*/*;q=0.5',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  '*/*',
  'text/*',
  'text/html;q=0.9, text/markdown;q=0.9',
  'text/html;q=0.8, text/markdown;q=0.9',
  'text/html;q=0.9, text/markdown;q=0.8',
  'text/html;q=0.90, text/markdown;q=0.9',
  'text/html;q=0.9, text/markdown;q=0.955',
  'text/html;q=1, text/markdown;q=1.000',
  'TEXT/Markdown;variant=GFM;q=0.8 , text/html;q=0.8',
  'text/markdown;q=0',
  'text/x-markdown, text/markdown-ish',
]

/** Whether a header prefers Markdown, by the rule in the manual. */
export function prefersMarkdown(accept) {
  const weightOf = (type) => {
    const range = accept.split(',').find((each) => each.split(';', 1)[0].trim().toLowerCase() === type)
    return range === undefined ? 0 : Number(/;\s*q=([^;]*)/i.exec(range)?.[1] ?? 1)
  }
  return weightOf('text/markdown') > 0 && weightOf('text/markdown') >= weightOf('text/html')
}
