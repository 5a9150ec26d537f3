import type { LogoView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from './join-class-names.js'

/**
 * A logo's picture, or two where it has a dark twin; style sheets show the one that fits the colour mode.
 * A lazy picture that is not shown is not loaded, and React writes no preload for lazy or unhurried ones.
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
