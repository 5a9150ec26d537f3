import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { findBrowserCode } from '../../session/bundle/find-browser-code.js'
import { findScriptSources } from '../../session/bundle/find-script-sources.js'
import { eachContentPage } from './content-folders.js'
import type { ConvertContext } from './convert-context.js'
import { COMPONENTS_POLICY } from './convert-policy.js'
import { type Converted, nothing, putAt } from './converted.js'

const MODULE = /\.[jt]sx?$/
/** A component that a page defines. */
const DEFINITION = /^export (?:default )?(?:async )?(?:const|let|var|function|class) [A-Z]/m

/**
 * Sets `markdown.hydrate` if a component of the site contains code for browsers, in a module or in a page: Docusaurus
 * hydrates whole pages.
 */
export function convertHydration(plugins: readonly PluginUse[], context: ConvertContext): Converted {
  const modules = [...listModules(context), ...listPages(plugins, context)]
  const interactiveModule = modules.find(({ text }) => findBrowserCode(text).length > 0)
  if (!interactiveModule) return allowFrames(modules)
  const scripts = [
    ...new Set(modules.flatMap(({ text }) => findScriptSources(text).map(({ source }) => source))),
  ].sort()
  const sources = { ...(scripts.length > 0 && { 'script-src': scripts }), ...COMPONENTS_POLICY.sources }
  const words = scripts.map((source) => SCRIPTS[source] ?? `scripts of ${source}`)
  const limit = scripts.length === 0 ? 'except scripts' : `and run ${words.join(', ')}`
  return {
    fields: {
      ...putAt('markdown.hydrate', 'detect'),
      ...putAt('security.csp', { ...COMPONENTS_POLICY, sources }),
    },
    comments: {
      'markdown.hydrate': `As in Docusaurus: components that need a browser run in it, too, such as those in ${interactiveModule.file}.`,
      'security.csp': 'Docusaurus has no policy, so components may load and write what they like.',
    },
    notes: [
      {
        status: 'changed',
        path: [],
        name: 'components that need a browser',
        message: `\`markdown.hydrate\`: components that call hooks or handle events, such as those in ${interactiveModule.file}, run in browsers; \`security.csp\` lets them load and write what they like, ${limit}`,
        hint: 'Remove from security.csp what no component needs: see “Security policy” in the manual',
      },
    ],
  }
}

/** A file with components. */
interface CodeFile {
  readonly file: string
  readonly text: string
}

function listModules({ layout }: ConvertContext): readonly CodeFile[] {
  const names = layout.listFiles('src').filter((name) => MODULE.test(name) && !name.startsWith('theme/'))
  return names.map((name) => ({ file: `src/${name}`, text: layout.readFile(`src/${name}`) ?? '' }))
}

/** Pages that define components. */
function listPages(plugins: readonly PluginUse[], { layout }: ConvertContext): readonly CodeFile[] {
  return [...eachContentPage(plugins, layout)].filter(({ text }) => DEFINITION.test(text))
}

/** Sources of scripts that are not URLs → their names in notes. */
const SCRIPTS: Readonly<Record<string, string>> = {
  "'unsafe-eval'": 'code that they compile',
  "'wasm-unsafe-eval'": 'WebAssembly',
}

/** Allows frames of other sites if a component contains a frame: a component without code for browsers can have one. */
function allowFrames(modules: readonly CodeFile[]): Converted {
  const framing = modules.find(({ text }) => /<iframe\b/.test(text))
  if (!framing) return nothing()
  const message = `\`security.csp\`: frames of all secure sites, because of ${framing.file}`
  return {
    fields: putAt('security.csp', { sources: { 'frame-src': COMPONENTS_POLICY.sources['frame-src'] } }),
    comments: { 'security.csp': `Frames of other sites, such as those in ${framing.file}.` },
    notes: [{ status: 'changed', path: [], name: 'frames in components', message }],
  }
}
