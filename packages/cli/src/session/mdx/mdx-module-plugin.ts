import { dirname, join } from 'node:path'
import type { MdxModuleSource } from '@docgen/renderer/markdown'
import type { Plugin } from 'esbuild'
import { describePipe, findPipe, MODULE_SETTINGS } from '../../config/module/find-pipe.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { expandComputedPaths } from '../../config/module/syntax/expand-computed-paths.js'
import { toSitePath } from '../../config/site-path.js'
import { documentModule } from './document-module.js'
import type { MdxModulesByPath } from './site-mdx-modules.js'
import type { SiteModules } from './site-modules-plugin.js'

/** The namespace of MDX modules in a bundle. */
export const MDX_NAMESPACE = 'mdxModule'

const STYLED = 'styled-components'
// In Node.js, styled-components adds styles only to a `ServerStyleSheet`.
const STYLED_EXPORT = "\nexport const docgenStyled = () => new (require('docgen:styled').ServerStyleSheet)()\n"

/**
 * Resolves `docgen-mdx-module:PATH` to the MDX module of a page, and an imported document to a module with its exports.
 * `addMdxModule` creates the MDX module of an imported document that does not have one yet; `undefined` if the document
 * contains no code.
 */
export function mdxModulePlugin(
  mdxModules: MdxModulesByPath,
  modules: SiteModules,
  read: ReadBytes,
  addMdxModule: (path: string, text: string) => Promise<MdxModuleSource | undefined> = async () => undefined,
): Plugin {
  const { siteDir, math, anchors } = modules
  return {
    name: 'mdxModules',
    setup(build) {
      const isStyled = findManifest(siteDir, STYLED) !== undefined
      build.onResolve({ filter: /^docgen:styled$/ }, ({ kind }) => build.resolve(STYLED, { kind, resolveDir: siteDir }))
      build.onResolve({ filter: /^docgen-mdx-module:/ }, ({ path }) => ({
        path: path.slice('docgen-mdx-module:'.length),
        namespace: MDX_NAMESPACE,
      }))
      build.onLoad({ filter: /./, namespace: MDX_NAMESPACE }, ({ path }) => {
        const resolveDir = join(siteDir, dirname(path))
        const pipe = findPipe(resolveDir, MODULE_SETTINGS)
        if (pipe !== undefined)
          return { errors: [{ text: describePipe(pipe), location: { file: `mdxModule:${path}`, line: 1 } }] }
        const contents = expandComputedPaths(mdxModules.get(path)?.code ?? '', resolveDir, modules)
        return { contents: isStyled ? contents + STYLED_EXPORT : contents, loader: 'jsx', resolveDir }
      })
      // A document with code also has the exports of its code.
      build.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => {
        const file = toSitePath(siteDir, path)
        const text = textOf(read(path))
        const code = (mdxModules.get(file) ?? (await addMdxModule(file, text)))?.code
        if (code === undefined) return undefined
        const mdxModule = { specifier: `docgen-mdx-module:${file}`, code }
        return {
          contents: await documentModule({ file: `/${file}`, text, math, anchors, mdxModule }),
          loader: 'js',
        }
      })
    },
  }
}
