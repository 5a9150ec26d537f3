import type { LinkView } from '@docgen/renderer/contract'

/** Platform → its name, and the URL prefix of its handles, as in Docusaurus. */
const PLATFORMS = new Map(
  Object.entries<readonly [name: string, base: string]>({
    x: ['X', 'https://x.com/'],
    twitter: ['Twitter', 'https://twitter.com/'],
    github: ['GitHub', 'https://github.com/'],
    linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
    stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
    bluesky: ['Bluesky', 'https://bsky.app/profile/'],
    instagram: ['Instagram', 'https://www.instagram.com/'],
    threads: ['Threads', 'https://www.threads.net/@'],
    mastodon: ['Mastodon', 'https://mastodon.social/@'],
    twitch: ['Twitch', 'https://twitch.tv/'],
    youtube: ['YouTube', 'https://youtube.com/@'],
    email: ['Email', 'mailto:'],
  }),
)

/** Names of the platforms that docgen can link to. */
export const SOCIAL_PLATFORMS: readonly string[] = [...PLATFORMS.keys()]

/** The link to an author's account; `undefined` if the platform is unknown and the handle is not a URL. */
export function linkSocial(platform: string, handle: string): LinkView | undefined {
  const [label, base] = PLATFORMS.get(platform.toLowerCase()) ?? [platform]
  if (/^(?:https?:\/\/|mailto:)/i.test(handle)) return { label, href: handle }
  return base === undefined ? undefined : { label, href: base + handle }
}
