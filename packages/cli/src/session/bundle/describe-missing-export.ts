import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { isInPackage } from '../../config/site-path.js'

/** An import of a name that a module does not export. */
export interface MissingExport {
  /** esbuild's name of the module: a path relative to the site's folder, or a virtual name. */
  readonly module: string
  readonly name: string
}

/** Parses esbuild's message about a missing export; `undefined` for other messages. */
export function readMissingExport(text: string): MissingExport | undefined {
  const [, module, name] = /^No matching export in "([^"]*)" for import "([^"]+)"/.exec(text) ?? []
  return module === undefined || name === undefined ? undefined : { module, name }
}

/** Module of docgen → the names of its exports, for suggestions: esbuild suggests a name only if one letter differs. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'docgen:@docgen/cli/theme': ['original'],
  'docgen-data:@docgen/cli/data': ['pluginData'],
}

/** Describes a missing export, and suggests the probable name. `suggestion` is the name that esbuild suggests. */
export function describeMissingExport(
  { module, name }: MissingExport,
  suggestion = '',
): Pick<Diagnostic, 'message' | 'subject' | 'hint'> {
  const isFile = /\.[cm]?[jt]sx?(?:\?island)?$/.test(module) && !isInPackage(module)
  const [, specifier] = /^docgen(?:-data)?:(.+)$/.exec(module) ?? []
  const path = isFile ? module.replace(/\?island$/, '') : specifier
  const message = `${path ?? 'the module'} has no export ${name}`
  const problem = { message, ...(path !== undefined && { subject: `${path}#${name}` }) }
  const near = nearestWord(name, EXPORTS[module] ?? []) ?? (suggestion === '' ? undefined : suggestion)
  if (near !== undefined) return { ...problem, hint: didYouMean(near) }
  // `@theme/Tabs` exports the component `Tabs` as default.
  const [, component] = /^docusaurus:\w+\/(?:.*\/)?(\w+)$/.exec(module) ?? []
  if (component === name) return { ...problem, hint: `It is the default export: import ${name} without braces` }
  if (!isFile) return problem
  const hint =
    name === 'default'
      ? 'Add export default before the component'
      : `Export ${name} there, or import it without braces if it is the default export`
  return { ...problem, hint }
}
