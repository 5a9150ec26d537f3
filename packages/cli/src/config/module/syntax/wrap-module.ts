import { type ImportSpecifier, parse } from 'es-module-lexer/js'

/** Replaces `import.meta`. It has the same length, so that positions do not change. */
const META = 'docgen_meta'
/** Replaces `import` in `import()`, also with the same length. */
const LOAD = '$impor'
/** Name of the function that checks imported names. */
const TAKE = 'docgen_take'
/** Name of the variable for a default export that has no variable. */
const DEFAULT = 'docgen_default'

// Codes of es-module-lexer.
const STATIC_IMPORT = -1
const IMPORT_META = -2

/**
 * Rewrites an ES module built by esbuild as an expression: an async function that returns the module's namespace. Its
 * parameters are `import.meta`, an import function, and a function that checks imported names. All code stays at its
 * position, after one added line.
 */
export function wrapModule(code: string): string {
  const [imports, exports] = parse(code)
  const before: string[] = []
  const stars: string[] = []
  let body = ''
  let end = 0
  const replace = (from: number, to: number, text: string): void => {
    body += code.slice(end, from) + text
    end = to
  }
  imports.forEach((moduleImport, index) => {
    if (moduleImport.d === IMPORT_META) replace(moduleImport.s, moduleImport.e, META)
    if (moduleImport.d >= 0) replace(moduleImport.ss, moduleImport.ss + LOAD.length, LOAD)
    if (moduleImport.d !== STATIC_IMPORT) return
    const name = `docgen_import_${index}`
    const clause = code.slice(moduleImport.ss, moduleImport.s - 1)
    before.push(`const ${name} = await ${writeImport(code, moduleImport)};`)
    if (/^export\b/.test(clause)) stars.push(`...Object.entries(${name}).filter(([name]) => name !== 'default')`)
    else before.push(readClause(clause, name, moduleImport.n ?? ''))
    const after = endOf(code, moduleImport.se)
    replace(moduleImport.ss, after, blank(code.slice(moduleImport.ss, after)))
  })
  const getters = exports.map(({ n, ln = DEFAULT }) => `get [${JSON.stringify(n)}]() { return ${ln} }`)
  const [first] = exports
  // A bundle of CommonJS only has a default export, without a variable.
  if (first && first.ln === undefined) replace(code.lastIndexOf('export', first.s), first.e, `const ${DEFAULT} =`)
  else if (first) {
    const start = code.lastIndexOf('export {', first.s)
    const close = endOf(code, code.indexOf('}', exports.at(-1)?.e) + 1)
    replace(start, close, blank(code.slice(start, close)))
  }
  body = (body + code.slice(end)).replace(/^#!/, '//')
  const passed = stars.length === 0 ? '' : `...Object.fromEntries([${stars.join(', ')}]), `
  return `(async (${META}, ${LOAD}, ${TAKE}) => { 'use strict'; ${before.join(' ')}\n${body}\nreturn { ${passed}${getters.join(', ')} }\n})`
}

function writeImport(code: string, { s, e, at }: ImportSpecifier): string {
  const specifier = code.slice(s - 1, e + 1)
  if (!at) return `${LOAD}(${specifier})`
  return `${LOAD}(${specifier}, { with: ${JSON.stringify(Object.fromEntries(at))} })`
}

/** The code that declares the variables of an import, such as `import a, { b as c } from`. */
function readClause(clause: string, namespace: string, from: string): string {
  const bindings = clause.slice('import'.length, Math.max(0, clause.lastIndexOf('from')))
  const [before = '', star] = bindings.split('* as ')
  const open = bindings.indexOf('{')
  const named = open < 0 ? [] : bindings.slice(open + 1, bindings.lastIndexOf('}')).split(',')
  const [whole = ''] = before.split(/[{,]/, 1)
  const pairs = named.flatMap((each) => {
    const [name, local = name] = each.trim().split(' as ')
    return name ? [[name, local] as const] : []
  })
  if (whole.trim() !== '') pairs.push(['default', whole.trim()])
  const names = pairs.map(([name]) => (/^["']/.test(name) ? name : JSON.stringify(name)))
  const locals = pairs.map(([, local], index) => `[${names[index]}]: ${local}`)
  return [
    ...(star === undefined ? [] : [`const ${star.trim()} = ${TAKE}(${namespace});`]),
    ...(pairs.length === 0
      ? []
      : [`const { ${locals.join(', ')} } = ${TAKE}(${namespace}, [${names.join(', ')}], ${JSON.stringify(from)});`]),
  ].join(' ')
}

function endOf(code: string, end: number): number {
  return code[end] === ';' ? end + 1 : end
}

/** Blanks a text, keeping its lines and their lengths. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
