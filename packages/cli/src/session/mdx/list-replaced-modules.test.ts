import { expect, it } from 'vitest'
import { listReplacedModules } from './list-replaced-modules.js'

it('lists the modules that only docgen has', () => {
  const names = ['@theme/Card', '@theme/Steps$', '@theme/Tabs', '@theme/Card/Title', '@site', 'Card']
  expect(listReplacedModules(Object.fromEntries(names.map((name) => [name, './x'])))).toEqual([
    '@theme/Card',
    '@theme/Steps',
  ])
})
