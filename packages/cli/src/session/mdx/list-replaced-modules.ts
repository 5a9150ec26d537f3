import { OWN_THEME_MODULES } from '@docgen/renderer/markdown'

const THEME_MODULE = /^@theme\/(\w+)\$?$/

/**
 * Lists the modules such as `@theme/Card` that an alias replaces in MDX files. If Docusaurus has a component of this name,
 * docgen's stays: those of other themes need the contexts of Docusaurus' layout.
 */
export function listReplacedModules(alias: Readonly<Record<string, string | false>>): readonly string[] {
  return Object.keys(alias).flatMap((specifier) => {
    const [, name = ''] = THEME_MODULE.exec(specifier) ?? []
    return OWN_THEME_MODULES.has(name) ? [`@theme/${name}`] : []
  })
}
