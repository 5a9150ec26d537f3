import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { ColorModeSwitch } from './ColorModeSwitch.js'

describe('ColorModeSwitch', () => {
  it('names the initial mode and stays hidden until the script runs', () => {
    const html = renderToString(<ColorModeSwitch site={site} text={text} />)
    expect(html).toContain(' aria-label="Switch between dark and light mode (currently light mode)"')
    expect(html).toContain('data-label-dark="Switch between dark and light mode (currently dark mode)"')
    expect(html).toContain(' hidden=""')
    expect(html).not.toContain('system')
  })

  it('offers a third mode when the system preference is respected', () => {
    const html = renderToString(<ColorModeSwitch site={{ ...site, followsSystemColorMode: true }} text={text} />)
    expect(html).toContain(' aria-label="Switch between dark and light mode (currently system mode)"')
    expect(html).toContain('icon-system')
  })
})
