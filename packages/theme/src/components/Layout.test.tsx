import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shell, sidebar, site, text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Layout } from './Layout.js'

const OwnFooter = () => <p>MY FOOTER</p>

describe('Layout', () => {
  const html = renderToString(
    <Layout components={theme.components} site={site} text={text} shell={shell} sidebar={sidebar}>
      THE MAIN PART
    </Layout>,
  )

  it('starts with the skip link and renders the main part into its target, once', () => {
    expect(html).toMatch(/^<a class="skip-link" href="#docgen-main">Skip to main content<\/a>/)
    expect(html).toContain('<main id="docgen-main" class="main" tabindex="-1">THE MAIN PART</main>')
    expect(html.split('THE MAIN PART')).toHaveLength(2)
  })

  it('has announcement bar, navbar, sidebar, footer and a live region, in this order', () => {
    const parts = [
      'class="announcement"',
      'class="navbar"',
      'class="sidebar"',
      'class="main"',
      'class="footer ',
      'role="status"',
    ]
    const offsets = parts.map((part) => html.indexOf(part))
    expect(offsets.every((offset) => offset > 0)).toBe(true)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })

  it('omits what the page does not have', () => {
    const bare = renderToString(
      <Layout components={theme.components} site={site} text={text} shell={{ navbar: shell.navbar }}>
        x
      </Layout>,
    )
    expect(bare).not.toMatch(/announcement|class="sidebar"|has-sidebar|class="footer/)
  })

  it('is only the main part, banners and texts of scripts on a bare page', () => {
    const bare = renderToString(
      <Layout components={theme.components} site={site} text={text} shell={{ navbar: shell.navbar }} hidesNavbar>
        x
      </Layout>,
    )
    expect(bare).not.toMatch(/skip-link|class="navbar|docgen-drawer|back-to-top/)
    expect(bare).toContain('<main id="docgen-main" class="main" tabindex="-1">x</main>')
    expect(bare).toContain('role="status"')
  })

  it('renders replaced components instead of its own', () => {
    const replaced = renderToString(
      <Layout components={{ ...theme.components, Footer: OwnFooter }} site={site} text={text} shell={shell}>
        x
      </Layout>,
    )
    expect(replaced).toContain('<p>MY FOOTER</p>')
    expect(replaced).not.toContain('footer-light')
  })

  it('emits no preload for images, which are on every page', () => {
    expect(html).not.toContain('<link')
  })
})
