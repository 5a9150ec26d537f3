import type { Plugin } from 'esbuild'
import { toSitePath } from '../../config/site-path.js'

/**
 * Replaces broken modules with empty modules, so that all other modules can be bundled. `broken` contains esbuild's
 * names of the modules; `isLenient` means that stubs add their exports.
 */
export function brokenModulesPlugin(siteDir: string, broken: ReadonlySet<string>, isLenient: boolean): Plugin {
  return {
    name: 'broken-modules',
    setup(build) {
      if (broken.size === 0) return
      // An empty CommonJS module may lack imported names. To an empty ES module, stubs add the names.
      const contents = isLenient ? 'export {}' : 'module.exports = {}'
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        broken.has(toSitePath(siteDir, path)) ? { contents, loader: 'js' } : undefined,
      )
      // The config's problem is reported once, not again by every page that uses the component.
      build.onLoad({ filter: /./, namespace: 'component' }, ({ path }) =>
        broken.has(`component:${path}`)
          ? { contents: isLenient ? contents : 'export default () => null', loader: 'js' }
          : undefined,
      )
    },
  }
}
