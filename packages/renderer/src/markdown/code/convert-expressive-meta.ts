/** A word, a setting with a value, a text or a regular expression in quotes, or a list of lines. */
const PART =
  /([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\{([^{}]*)\}|(\/(?:[^/\\]|\\.)+\/)|(\S+))|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/(?:[^/\\]|\\.)+\/[a-z]*|\{([^{}]*)\}|(\S+)/g

/**
 * Converts the settings of Expressive Code after the language of a fence to those of docgen. Reports those that docgen does
 * not have.
 */
export function convertExpressiveMeta(meta: string, report: (kind: string) => void): string[] {
  const settings: string[] = []
  const start = /\bstartLineNumber=["'{]?(\d+)/.exec(meta)?.[1]
  const isNumbered = /(?:^|\s)showLineNumbers(?!=["'{]?false)/.test(meta)
  if (isNumbered) settings.push(start === undefined ? 'showLineNumbers' : `showLineNumbers=${start}`)
  for (const match of meta.matchAll(PART)) {
    const [whole, key, double, single, braced, pattern, bare, list, word] = match
    const value = double ?? single ?? bare
    switch (key ?? word) {
      case 'showLineNumbers':
      case 'startLineNumber':
      case 'frame':
      case 'lang':
      case 'preserveIndent':
      case 'hangingIndent':
        break
      case 'title':
        if (value !== undefined && value !== '') settings.push(whole)
        break
      case 'wrap':
        if ((braced ?? value) !== 'false') settings.push('wrap')
        break
      case 'collapse':
        report('collapsed lines of code')
        break
      case 'mark':
      case 'ins':
      case 'del':
        if (braced === undefined || pattern !== undefined) report(WORDS)
        else settings.push(...writeLines(key === 'mark' ? '' : `${key}=`, braced, report))
        break
      case undefined:
        if (list === undefined) report(WORDS)
        else settings.push(...writeLines('', list, report))
        break
      default:
        settings.push(whole)
    }
  }
  return settings
}

const WORDS = 'marks of words in code'

/** The lines of a list such as `1,3-5`, in which each range can have a label. */
function writeLines(prefix: string, list: string, report: (kind: string) => void): readonly string[] {
  const ranges = list.replace(/(?:"[^"]*"|'[^']*')\s*:\s*/g, () => {
    report('labels of marked lines')
    return ''
  })
  const lines = ranges.match(/\d+(?:\s*-\s*\d+)?/g) ?? []
  return lines.length === 0 ? [] : [`${prefix}{${lines.join(',').replace(/\s/g, '')}}`]
}
