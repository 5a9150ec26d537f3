import type { DialectName } from '../../../markdown-options.js'
import { findDialectComponent } from './find-dialect-component.js'

/** The modules that pages of another tool import. */
interface DialectModules {
  /** Modules that export the components in the table of the tool. */
  readonly components: RegExp
  /** Modules that only the tool can run: everything that they export is shown without them. */
  readonly foreign: RegExp
  /** Modules of `components` whose default export is a component → its name in the table. */
  readonly defaults?: Readonly<Record<string, string>>
}

const MODULES: Readonly<Partial<Record<DialectName, DialectModules>>> = {
  nextra: {
    components: /^(?:nextra(?:-theme-docs)?\/components|nextra-theme-docs|next\/link|next\/(?:legacy\/)?image)$/,
    foreign: /^(?:next|nextra)(?:$|[/-])/,
    defaults: { 'next/image': 'Image', 'next/legacy/image': 'Image', 'next/link': 'Link' },
  },
  starlight: {
    components: /^(?:@astrojs\/starlight\/components|astro:assets|starlight-package-managers)$/,
    foreign:
      /\.(?:astro|svelte|vue)$|^(?:astro$|astro[:/]|@astrojs\/|starlight-|@[\w-]+\/starlight|virtual:|@components\/starlight)/,
  },
}

/** An export of a module that belongs to another tool. */
export interface DialectExport {
  readonly kind: 'dialect'
  readonly dialect: DialectName
  /** Name of the export; with a member, such as `FileTree.Folder`, if the page names one. */
  readonly name: string
}

/** Returns what an import of a module of these tools binds; `undefined` for other modules. */
export function findDialectExport(
  specifier: string,
  imported: string,
  dialects: readonly DialectName[],
): DialectExport | undefined {
  for (const dialect of dialects) {
    const modules = MODULES[dialect]
    if (modules?.components.test(specifier)) {
      const name = (imported === 'default' ? modules.defaults?.[specifier] : undefined) ?? imported
      return { kind: 'dialect', dialect, name }
    }
    // No component has a name in parentheses.
    if (modules?.foreign.test(specifier)) return { kind: 'dialect', dialect, name: `(${imported})` }
  }
  return undefined
}

/** Returns the component that an export of another tool, or a member of it, stands for; `undefined` if there is none. */
export function componentOfExport({ dialect, name }: DialectExport, member: string | undefined) {
  return findDialectComponent(member === undefined ? name : `${name}.${member}`, [dialect])
}
