import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { Tabs } from './Tabs.js'

const tab = (value: string, isDefault: boolean) => ({
  value,
  label: value.toUpperCase(),
  isDefault,
  children: `In ${value}`,
})

describe('Tabs', () => {
  it('are radio buttons with labels and panels', () => {
    const html = renderToString(<Tabs text={text} id="t1" group="lang" tabs={[tab('js', false), tab('py', true)]} />)
    expect(html).toBe(
      '<div class="tabs" data-tab-group="lang" role="radiogroup" aria-label="JS / PY">' +
        '<input type="radio" class="tab-radio" id="t1-1" name="t1" value="js"/><label class="tab-label" for="t1-1">JS</label><div class="tab-panel">In js</div>' +
        '<input type="radio" class="tab-radio" id="t1-2" name="t1" checked="" value="py"/><label class="tab-label" for="t1-2">PY</label><div class="tab-panel">In py</div>' +
        '</div>',
    )
  })

  it('open on the first when none is the default', () => {
    const html = renderToString(<Tabs text={text} id="t" tabs={[tab('a', false), tab('b', false)]} />)
    expect(html).toMatch(/checked="" value="a"/)
    expect(html.match(/checked/g)).toHaveLength(1)
    expect(html).not.toContain('data-tab-group')
  })
})
