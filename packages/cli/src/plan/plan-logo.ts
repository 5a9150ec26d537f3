import type { LogoView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { withBase } from './plan-head.js'
import { type LinkOrigin, resolveSiteHref } from './resolve-site-href.js'

/** A logo with resolved image URLs. */
export function planLogo(logo: NonNullable<Config['navbar']['logo']>, position: LinkOrigin): LogoView {
  const { baseUrl } = position.graph.links
  const { alt, src, srcDark, href, width, height, target, className } = logo
  return {
    alt,
    src: withBase(src, baseUrl),
    ...(srcDark !== undefined && { srcDark: withBase(srcDark, baseUrl) }),
    ...(href !== undefined && { href: resolveSiteHref(href, position) }),
    ...(width !== undefined && { width: Number(width) }),
    ...(height !== undefined && { height: Number(height) }),
    ...(target !== undefined && { target }),
    ...(className !== undefined && { className }),
  }
}
