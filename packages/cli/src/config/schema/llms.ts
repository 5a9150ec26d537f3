import * as z from 'zod/mini'
import { byDefault, expected, required } from './field.js'
import { filledText } from './text.js'

/** Chats that can read a page. */
export const DEFAULT_CHATS = [
  { label: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q=Read+{url}+and+answer+my+questions+about+it.' },
  { label: 'Claude', url: 'https://claude.ai/new?q=Read+{url}+and+answer+my+questions+about+it.' },
]

const chatSchema = z.strictObject({
  label: required(filledText(), 'Name of the chat.'),
  url: required(
    filledText().check(
      z.refine((url) => /^https:\/\/\S+$/.test(url) && url.includes('{url}'), expected('an https URL with {url}')),
    ),
    'URL that opens the chat. docgen replaces `{url}` with the encoded URL of the Markdown file of the page.',
  ),
})

/** Settings of the files that docgen writes for programs that read the docs. */
export const llmsSchema = z.strictObject({
  pages: byDefault(z.boolean(), false, 'Write each page as Markdown, too: `/guide` also as `/guide.md`.'),
  full: byDefault(
    z.boolean(),
    false,
    'Write the Markdown of all pages also as one file, `llms-full.txt`. Needs `pages`.',
  ),
  pageActions: byDefault(
    z.boolean(),
    true,
    'Show a menu next to the title of each page that is also Markdown: copy or view it, or open it in a chat.',
  ),
  chats: byDefault(z.array(chatSchema), DEFAULT_CHATS, 'The chats of that menu.'),
})

/** Whether docgen writes `llms-full.txt`: it consists of the Markdown of the pages. */
export function hasFullText({ pages, full }: Pick<z.output<typeof llmsSchema>, 'pages' | 'full'>): boolean {
  return pages && full
}
