import type { LogoView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { uncheckedAddress } from '../graph/unchecked-address.js'
import { withBase } from './plan-head.js'

/** A logo with its pictures' addresses finished. */
export function planLogo(logo: NonNullable<Config['navbar']['logo']>, baseUrl: string): LogoView {
  const { alt, src, srcDark, href, width, height, target, className } = logo
  return {
    alt,
    src: withBase(src, baseUrl),
    ...(srcDark !== undefined && { srcDark: withBase(srcDark, baseUrl) }),
    ...(href !== undefined && { href: uncheckedAddress(href, baseUrl) ?? withBase(href, baseUrl) }),
    ...(width !== undefined && { width: Number(width) }),
    ...(height !== undefined && { height: Number(height) }),
    ...(target !== undefined && { target }),
    ...(className !== undefined && { className }),
  }
}
