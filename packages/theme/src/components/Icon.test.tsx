import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ICON_NAMES, Icon } from './Icon.js'

it('is drawn by the style sheet, each name once', () => {
  const styles = readFileSync(new URL('../styles/icon.css', import.meta.url), 'utf8')
  const drawn = [...styles.matchAll(/^\.icon-([a-z-]+) \{\n {2}--icon:/gm)].map(([, name]) => name)
  expect(drawn).toEqual([...ICON_NAMES])
})

it('says nothing unless it has a label', () => {
  expect(renderToString(<Icon name="close" />)).toBe('<i class="icon icon-close"></i>')
  expect(renderToString(<Icon name="external" label="new tab" />)).toBe(
    '<i class="icon icon-external" role="img" aria-label="new tab"></i>',
  )
})
