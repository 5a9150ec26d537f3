import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ICON_NAMES, Icon } from './Icon.js'

/** Distance between the shapes in the icon column. */
const PITCH = 32

it('renders each icon by a style sheet rule, once per name, in the order of the icon column', () => {
  const styles = readFileSync(new URL('../styles/icon.css', import.meta.url), 'utf8')
  const rules = [...styles.matchAll(/^\.icon-([a-z-]+) \{\n {2}--icon: (\d+);/gm)]
  expect(rules.map(([, name, index]) => [name, Number(index)])).toEqual(ICON_NAMES.map((name, index) => [name, index]))
  const shapes = [...styles.matchAll(/^<path (?:transform='translate\(0 (\d+)\)' )?d='[^']+'\/>\\$/gm)]
  expect(shapes.map(([, top = '0']) => Number(top))).toEqual(ICON_NAMES.map((_, index) => index * PITCH))
  expect(styles).toContain(`viewBox='0 0 24 ${(ICON_NAMES.length - 1) * PITCH + 24}'`)
  expect(styles).toContain(`calc(var(--icon) / ${ICON_NAMES.length - 1} * 100%)`)
})

it('is hidden from assistive technology unless it has a label', () => {
  expect(renderToString(<Icon name="close" />)).toBe('<i class="icon icon-close"></i>')
  expect(renderToString(<Icon name="external" label="new tab" />)).toBe(
    '<i class="icon icon-external" role="img" aria-label="new tab"></i>',
  )
})
