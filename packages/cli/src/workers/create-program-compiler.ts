import type { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import type { Content, ThemeComponents } from '@docgen/renderer/contract'
import {
  compileMarkdown,
  type LoadedProgram,
  type MarkdownOptions,
  type MarkdownSource,
  type MdxProgram,
} from '@docgen/renderer/markdown'

import { loadBundle } from '../config/module/load-bundle.js'
import { locateThrownError } from '../config/module/locate-thrown-error.js'

/** Exports of the bundle of a site's MDX modules: each runs lazily. */
interface ProgramBundle {
  readonly programs: Readonly<Record<string, () => Promise<MdxProgram>>>
}

/** Compiles a source together with the MDX modules of its files; `names` maps the compiler's path to the bundle's. */
export type CompileWithPrograms = (
  source: MarkdownSource,
  names: Readonly<Record<string, string>>,
  query: string | undefined,
) => Promise<Content>

/**
 * Creates a compiler for pages with code to run. Loads the bundle for the first of them, and again for each
 * language and version that modules depend on.
 */
export function createProgramCompiler(
  url: string | undefined,
  options: MarkdownOptions,
  components: ThemeComponents,
): CompileWithPrograms {
  const compile = async (
    source: MarkdownSource,
    names: Readonly<Record<string, string>>,
    query: string,
  ): Promise<Content> => {
    if (url === undefined) throw new Error('a page has a program, and the setup no bundle')
    const module = query === '' ? url : `${url}?${query}`
    const { programs: known } = await loadBundle<ProgramBundle>(module)
    const programs: Record<string, LoadedProgram> = {}
    for (const [path, name] of Object.entries(names)) programs[path] = await load(known[name])
    const findThrown = (error: unknown): string | undefined => nameThrownPlace(error, url)
    const withPrograms = { ...source, programs, findThrown }
    const content = await compileMarkdown(withPrograms, options, components)
    // The headings are known once the page has been compiled once.
    if (content.toc.length === 0 || !Object.values(programs).some(usesToc)) return content
    return compileMarkdown({ ...withPrograms, toc: content.toc }, options, components)
  }
  return async (source, names, query) => {
    const params = new URLSearchParams(query)
    const address = params.get('address')
    if (address === null) return compile(source, names, params.toString())
    // A bundle for each page would be too many.
    params.delete('address')
    const addresses = await openAddresses()
    return addresses.run(address, () => compile(source, names, params.toString()))
  }
}

/** Where `useLocation` of the bundle finds the URL of the page that it runs for. */
const ADDRESSES = Symbol.for('docgen.address')

async function openAddresses(): Promise<AsyncLocalStorage<string>> {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  const shared = globalThis as { [ADDRESSES]?: AsyncLocalStorage<string> }
  shared[ADDRESSES] ??= new AsyncLocalStorage<string>()
  return shared[ADDRESSES]
}

async function load(program: (() => Promise<MdxProgram>) | undefined): Promise<LoadedProgram> {
  if (!program) throw new Error('the bundle lacks a program')
  try {
    return { program: await program() }
  } catch (error) {
    return { failure: error }
  }
}

/** Names the imported file that threw; code of the page itself is reported at its own position. */
function nameThrownPlace(error: unknown, url: string): string | undefined {
  const place = locateThrownError(error, fileURLToPath(url))
  return place && `${place.file}:${place.line}:${place.column}`
}

/** Whether an MDX module uses the table of contents in addition to declaring it. */
function usesToc(loaded: LoadedProgram): boolean {
  return 'program' in loaded && (String(loaded.program.docgenProgram).match(/\btoc\b/g)?.length ?? 0) > 1
}
