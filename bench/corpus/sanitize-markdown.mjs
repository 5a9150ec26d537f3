/**
 * Prism's grammars with the same name in every tool, by the language in the text.
 * Anything else becomes plain text, so that no tool warns and none skips work that another does.
 */
const LANGUAGES = new Map(
  Object.entries({
    bash: 'bash',
    css: 'css',
    diff: 'diff',
    html: 'html',
    javascript: 'js',
    js: 'js',
    json: 'json',
    json5: 'json',
    jsonc: 'json',
    jsx: 'jsx',
    markdown: 'markdown',
    md: 'markdown',
    php: 'php',
    python: 'python',
    sh: 'bash',
    shell: 'bash',
    ts: 'ts',
    tsx: 'tsx',
    typescript: 'ts',
    yaml: 'yaml',
    yml: 'yaml',
  }),
)

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/
const FENCE_OPENING = /^(?:[ \t]*(?:[-*+]|\d+[.)])?[ \t]+)?(`{3,}|~{3,})[ \t]*([^\s`{]*)/
const MAGIC_COMMENT = /(?:highlight-(?:next-line|start|end)|\[!code|(?:diff|error)-(?:add|remove|next-line))/
const TABLE_DELIMITER = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/m
const MODULE_LINE = /^(?:import|export)\s.*(?:['"{=]|$)/
const CODE_SPAN = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g

/**
 * Reduces Markdown of any dialect to the part of CommonMark and GFM that every tool parses alike.
 *
 * @param {string} markdown text with or without front matter, directives, HTML, MDX
 * @returns {{kind: 'prose' | 'code', language: string, text: string}[]} the blocks in their order: prose without
 *   tables, HTML, relative links and template marks; code without its fences, with a language from a short list or
 * ''
 */
export function sanitizeMarkdown(markdown) {
  const blocks = []
  let prose = []
  let code
  const closeProse = () => {
    const text = sanitizeProse(prose.join('\n'))
    if (text !== '') blocks.push({ kind: 'prose', language: '', text })
    prose = []
  }
  for (const line of markdown.replace(FRONT_MATTER, '').split(/\r?\n/)) {
    if (code !== undefined) {
      if (line.trim().startsWith(code.fence) && line.trim().replaceAll(code.fence[0], '') === '') {
        const text = defuseTemplates(code.lines.join('\n')).trimEnd()
        if (text.trim() !== '') blocks.push({ kind: 'code', language: code.language, text })
        code = undefined
      } else if (!MAGIC_COMMENT.test(line)) {
        code.lines.push(dedent(line, code.indent))
      }
      continue
    }
    const opening = FENCE_OPENING.exec(line)
    if (opening === null) {
      prose.push(line)
      continue
    }
    closeProse()
    const [, fence, tag] = opening
    code = { fence, language: LANGUAGES.get(tag.toLowerCase()) ?? '', indent: line.indexOf(fence), lines: [] }
  }
  closeProse()
  return blocks
}

/**
 * Cleans prose: everything between two fences.
 *
 * @param {string} prose
 * @returns {string} paragraphs, lists, quotes and headings; '' when nothing is left
 */
function sanitizeProse(prose) {
  return prose
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => !TABLE_DELIMITER.test(paragraph) && !/=\{|^[ \t]*\|/m.test(outsideCode(paragraph, () => '')))
    .map((paragraph) => paragraph.split('\n').filter(isPlainLine).join('\n'))
    .map((paragraph) => defuseTemplates(outsideCode(paragraph, stripMarkup)))
    .map((paragraph) => paragraph.replace(/[ \t]+$/gm, '').replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}

/**
 * @param {string} line
 * @returns {boolean} whether the line is neither a directive, an MDX module line, a rule nor a link definition
 */
function isPlainLine(line) {
  return (
    !/^[ \t>]*:{2,}/.test(line) &&
    !MODULE_LINE.test(line) &&
    !/^[ \t]*(?:=+|-{2,}|\*{3,}|_{3,})[ \t]*$/.test(line) &&
    !/^[ \t]*\[[^\]]+\]:/.test(line)
  )
}

/**
 * @param {string} text Markdown without code spans
 * @returns {string} without HTML, images, links that are not absolute, footnotes and heading ids
 */
function stripMarkup(text) {
  return text
    .replace(/<(https?:[^>\s]+)>/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/</g, '&lt;')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/\[[!^][^\]]*\]/g, '')
    .replace(/\{#[^}]*\}/g, '')
    .replace(/:(?=\w+[[{])/g, ': ')
}

/**
 * @param {string} text Markdown
 * @param {(text: string) => string} change applied to the text between code spans
 * @returns {string} the changed text, its code spans unchanged
 */
function outsideCode(text, change) {
  const spans = text.match(CODE_SPAN) ?? []
  // A private-use character temporarily replaces each span, so that links around code are still recognized.
  const changed = change(text.replace(CODE_SPAN, '\uE000'))
  let next = 0
  return changed.replace(/\uE000/g, () => spans[next++] ?? '')
}

/** @param {string} text @returns {string} with every opening of a template tag broken by a space */
function defuseTemplates(text) {
  return text.replace(/\{(?=[{%#])/g, '{ ')
}

/** @param {string} line @param {number} columns @returns {string} with at most this many leading blanks removed */
function dedent(line, columns) {
  const blanks = line.length - line.trimStart().length
  return line.slice(Math.min(blanks, columns))
}
