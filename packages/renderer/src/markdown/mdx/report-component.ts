import { nearestWord } from '../../contract/suggest-name.js'
import type { MdxJsx } from '../mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'
import { KNOWN_COMPONENTS } from './module/site-modules.js'

/** Reports a component that only another tool can run. */
export function reportForeign(node: MdxJsx, name: string, { scope }: MdxScope): void {
  scope.report(node, {
    code: 'unknown-component',
    severity: 'error',
    message: `<${name}> is a component of another tool, which docgen does not run: only the content between its tags is shown`,
    hint: 'Replace it with one of the blocks of docgen, or with a component of React',
    length: name.length + 1,
  })
}

/** Reports a component that is neither imported nor one of docgen. */
export function reportUnknown(node: MdxJsx, name: string, { scope, outline }: MdxScope): void {
  const near = nearestWord(name, [
    ...KNOWN_COMPONENTS,
    ...(scope.compilation.options.components ?? []),
    ...outline.defined,
    ...outline.imported,
  ])
  scope.report(node, {
    code: 'unknown-component',
    severity: 'error',
    message: `<${name}> is neither imported nor a docgen component`,
    hint:
      near === undefined
        ? `Write import ${name} from '…' at the top of the file, add it to markdown.components in the config, or write \\<${name}> if it is meant as text`
        : `Did you mean <${near}>?`,
    length: name.length + 1,
  })
}
