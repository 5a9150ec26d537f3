import { expect, it } from 'vitest'
import { describeMissingExport, readMissingExport } from './describe-missing-export.js'

it('reads what lacks what from a message of esbuild', () => {
  expect(readMissingExport('No matching export in "src/a.js" for import "b"')).toEqual({
    module: 'src/a.js',
    name: 'b',
  })
  expect(readMissingExport('Could not resolve "b"')).toBeUndefined()
})

it.each([
  [
    'src/a.tsx',
    'b',
    '',
    'src/a.tsx has no export b',
    'Export b there, or import it without braces if it is the default export',
  ],
  ['src/a.js?island', 'default', '', 'src/a.js has no export default', 'Add export default before the component'],
  ['src/a.js', 'bb', 'bc', 'src/a.js has no export bb', 'Did you mean bc?'],
  ['docgen:@docgen/cli/theme', 'orignal', '', '@docgen/cli/theme has no export orignal', 'Did you mean original?'],
  ['docgen-data:@docgen/cli/data', 'x', '', '@docgen/cli/data has no export x', undefined],
  [
    'docusaurus:theme/Tabs',
    'Tabs',
    '',
    'the module has no export Tabs',
    'It is the default export: import Tabs without braces',
  ],
  ['docusaurus:theme/Tabs', 'Other', '', 'the module has no export Other', undefined],
  ['node_modules/kit/index.js', 'x', '', 'the module has no export x', undefined],
])('describes that %s lacks %s', (module, name, suggestion, message, hint) => {
  const path = message.startsWith('the module') ? undefined : message.split(' ')[0]
  expect(describeMissingExport({ module, name }, suggestion)).toEqual({
    message,
    ...(path !== undefined && { subject: `${path}#${name}` }),
    ...(hint !== undefined && { hint }),
  })
})
