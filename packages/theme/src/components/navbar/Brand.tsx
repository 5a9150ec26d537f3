import type { LogoView, NavbarView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../join-class-names.js'

/** Logo and title, linked to the home page or to the logo's URL; nothing if both are absent. */
export function Brand({ navbar }: { readonly navbar: NavbarView }): ReactElement | null {
  const { logo, title, homeHref } = navbar
  if (!logo && title === undefined) return null
  return (
    <a className="brand" href={logo?.href ?? homeHref} target={logo?.target}>
      {logo && <Logo logo={title === undefined ? logo : { ...logo, alt: '' }} className="brand-logo" />}
      {title !== undefined && (
        <span className="brand-title" dir="auto">
          {title}
        </span>
      )}
    </a>
  )
}

/**
 * A logo image, or two if it has a dark variant; style sheets show the one that fits the color mode. Browsers do not
 * load a hidden lazy image, and React emits no preload for lazy or low-priority images.
 */
export function Logo({ logo, className: kind }: { readonly logo: LogoView; readonly className: string }): ReactElement {
  const { src, srcDark, alt, width, height } = logo
  const className = joinClassNames(kind, logo.className)
  const size = { width, height }
  if (srcDark === undefined) return <img className={className} src={src} alt={alt} {...size} fetchPriority="low" />
  return (
    <>
      <img className={`${className} only-light`} src={src} alt={alt} {...size} loading="lazy" />
      <img className={`${className} only-dark`} src={srcDark} alt={alt} {...size} loading="lazy" />
    </>
  )
}
