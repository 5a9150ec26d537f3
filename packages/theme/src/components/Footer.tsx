import type { FooterLinkView, FooterProps, FooterView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'
import { joinClassNames } from './join-class-names.js'
import { linkAttributes } from './link-attributes.js'
import { Logo } from './navbar/Brand.js'

/** The page footer: columns of links or one row of links, a logo, and the copyright line. */
export function Footer({ text, footer }: FooterProps): ReactElement {
  const { style, logo, columns, links, copyright } = footer
  return (
    <footer className={`footer footer-${style}`}>
      <div className="footer-inner">
        {columns.length > 0 && (
          <div className="footer-columns">
            {columns.map((column, index) => (
              <div key={index} className={joinClassNames('footer-column', column.className)}>
                {column.title !== undefined && <p className="footer-title">{column.title}</p>}
                <FooterLinks text={text} links={column.items} />
              </div>
            ))}
          </div>
        )}
        {links.length > 0 && (
          <div className="footer-row">
            <FooterLinks text={text} links={links} />
          </div>
        )}
        {(logo || copyright !== undefined) && (
          <div className="footer-bottom">
            {logo &&
              (logo.href === undefined ? <FooterLogo logo={logo} /> : <FooterLogoLink logo={logo} href={logo.href} />)}
            {copyright !== undefined && (
              <div className="footer-copyright" dir="auto" dangerouslySetInnerHTML={{ __html: copyright }} />
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterLinks({
  text,
  links,
}: {
  readonly text: Text
  readonly links: readonly FooterLinkView[]
}): ReactElement {
  return (
    <ul className="footer-links">
      {links.map((link, index) => {
        const { label, href, html, className } = link
        if (html !== undefined)
          return <li key={index} className={className} dangerouslySetInnerHTML={{ __html: html }} />
        const attributes = linkAttributes(link)
        return (
          <li key={index}>
            <a className={joinClassNames('footer-link', className)} href={href} {...attributes}>
              <span>{label}</span>
              {attributes['target'] === '_blank' && (
                <Icon name="external" label={text('theme.IconExternalLink.ariaLabel')} />
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

type FooterLogoView = NonNullable<FooterView['logo']>

function FooterLogo({ logo }: { readonly logo: FooterLogoView }): ReactElement {
  return <Logo logo={logo} className="footer-logo" />
}

function FooterLogoLink({ logo, href }: { readonly logo: FooterLogoView; readonly href: string }): ReactElement {
  return (
    <a href={href} target={logo.target}>
      <FooterLogo logo={logo} />
    </a>
  )
}
