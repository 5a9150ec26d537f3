import { expect, it } from 'vitest'
import { BLOCK_COMPONENTS } from '../convert/convert-blocks.js'
import { docusaurusName, KNOWN_COMPONENTS } from './site-modules.js'

it.each([
  ['@docgen/theme/link', '@docusaurus/Link'],
  ['@docgen/theme/use-base-url', '@docusaurus/useBaseUrl'],
  ['@docgen/theme/use-site-context', '@docusaurus/useDocusaurusContext'],
  ['@docgen/theme/blog', '@docusaurus/plugin-content-blog/client'],
  ['@docgen/theme/docs', '@docusaurus/plugin-content-docs/client'],
  ['@docgen/theme/tab-item', '@theme/TabItem'],
  ['@docgen/theme/toc-inline', '@theme/TOCInline'],
  ['@docgen/theme/code-block', '@theme/CodeBlock'],
  ['@docgen/theme/nothing', '@docgen/theme/nothing'],
  ['@docgen/theme', '@docgen/theme'],
  ['@theme/Tabs', '@theme/Tabs'],
])('resolves %s to %s', (own, name) => expect(docusaurusName(own)).toBe(name))

it('knows the component of every block without an import', () => {
  expect(BLOCK_COMPONENTS.filter((name) => !KNOWN_COMPONENTS.has(name))).toEqual([])
})
