import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of links, images and redirects. */
export const LINK_DIAGNOSTICS = {
  'Links, images and routes': {
    'broken-link': {
      meaning: 'A link points to a URL that no page has, or to an API operation that does not exist.',
      fix: 'Correct the link. `onBrokenLinks` sets its severity.',
    },
    'broken-markdown-link': {
      meaning: 'A link names a Markdown file that does not exist.',
      fix: 'Correct the path. `onBrokenMarkdownLinks` sets its severity.',
    },
    'broken-anchor': {
      meaning: 'The page has no heading or element with the id of the link.',
      fix: 'Correct the part after `#`. `onBrokenAnchors` sets its severity.',
    },
    'broken-image': {
      meaning: 'An image, or a file that a style sheet names, does not exist.',
      fix: 'Correct the path. `onBrokenImages` sets its severity.',
    },
    'unreadable-image': {
      meaning: 'docgen cannot read the width and height of an image.',
      fix: 'Save the image again, or give an SVG a `viewBox`.',
    },
    'image-alt': {
      meaning: 'An image has no alternative text.',
      fix: 'Describe what it shows, or write `alt=""` for decoration.',
    },
    'local-path': {
      meaning: 'A link or image names a path on your own computer.',
      fix: 'Put the file next to the page and link to it.',
    },
    'unknown-scheme': {
      meaning: 'A link begins with a misspelled `https://`, or its host or port is invalid.',
      fix: 'Use the suggested URL, or correct the host.',
    },
    'insecure-url': {
      meaning: 'An image, a frame or other media uses `http:`, which browsers block.',
      fix: 'Use `https:`, or add the file to your site.',
    },
    'duplicate-route': {
      meaning: 'Two pages have the same URL.',
      fix: 'Change the slug of one. `onDuplicateRoutes` sets its severity.',
    },
    'duplicate-file': {
      meaning: 'Two files of the output have the same name, or differ only in letter case.',
      fix: 'Rename one of them.',
    },
    'missing-base-url': {
      meaning: 'A link or image of a component starts with `/`, but lacks the base URL of the site.',
      fix: 'Use `@docgen/theme/link` or `@docgen/theme/use-base-url`.',
    },
    'static-file-replaced': {
      meaning: 'Two static folders have a file of the same name. docgen publishes only one.',
      fix: 'Rename or remove one.',
    },
    'reserved-file': { meaning: 'A static file has the name of a file that docgen writes.', fix: 'Rename your file.' },
    'long-route': {
      meaning: 'A route has a part that is too long for a file name.',
      fix: 'Write a shorter slug or file name.',
    },
    'invalid-slug': {
      meaning: 'A slug is a complete URL, or has a character that no path can have.',
      fix: 'Write a path such as `/setup`.',
    },
    'empty-feed': {
      meaning: 'A feed of the config has no pages with a date.',
      fix: 'Correct its path, or write dates into the front matter.',
    },
    'no-home-page': { meaning: 'The site has no page at `/`.', fix: 'Add `slug: /` to a page, or a redirect.' },
    'no-documents': {
      meaning: 'The folder in `docs.path` does not exist or has no pages.',
      fix: 'Create it, or change `docs.path`.',
    },
    'unsupported-extension': {
      meaning: 'A Markdown file has an extension that pages do not have, such as `.markdown` or `.MD`.',
      fix: 'Rename it, or exclude it.',
    },
    'missing-static-folder': {
      meaning: 'A folder in `staticDirectories` does not exist.',
      fix: 'Create it, or remove it from the config.',
    },
    'bad-symlink': {
      meaning: 'A symbolic link points to nothing, forms a cycle, or is one of too many links to the same folder.',
      fix: 'Fix or remove the link.',
    },
  },
  Redirects: {
    'duplicate-redirect': { meaning: 'Two redirects start at the same URL.', fix: 'Remove one.' },
    'redirect-chain': { meaning: 'A redirect points to another redirect.', fix: 'Point it to the last URL.' },
    'redirect-loop': { meaning: 'Redirects point back to themselves.', fix: 'Remove one of them.' },
    'redirect-over-page': {
      meaning: 'A redirect starts at the URL of a page.',
      fix: 'Remove the redirect, or change the slug of the page.',
    },
    'redirect-target': {
      meaning: 'A redirect points to a page that does not exist.',
      fix: 'Point it to an existing page, or remove it.',
    },
    'redirects-not-served': {
      meaning: 'The site is on GitHub Pages, which ignores `_redirects`.',
      fix: 'Set `redirectPages` to `true`, or use another host.',
    },
    'invalid-redirect': {
      meaning: 'A line of your own `_redirects` is not a redirect.',
      fix: 'Write `/old /new 301`.',
    },
    'invalid-header': {
      meaning: 'A line of your own `_headers` is neither a path nor a header.',
      fix: 'Write headers as `Name: value`, indented below a path.',
    },
  },
} as const satisfies DiagnosticTopics
