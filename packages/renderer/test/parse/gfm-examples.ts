/** One text for each example of an extension in the GFM specification 0.29, with the same syntax but other words. */
export interface GfmExample {
  /** The number of the corresponding example in the specification. */
  readonly example: number
  readonly section: string
  readonly markdown: string
}

/** Tables, task lists, strikethrough, autolink literals and raw HTML that GFM filters when it renders. */
export const GFM_EXAMPLES: readonly GfmExample[] = [
  table(198, '| one | two |\n| --- | --- |\n| three | four |\n'),
  table(199, '| left | centre |\n:-: | ------:\nright | last\n'),
  table(200, '| a\\|b  |\n| ------ |\n| c `\\|` d |\n| e **\\|** f |\n'),
  table(201, '| one | two |\n| --- | --- |\n| three | four |\n> quote\n'),
  table(202, '| one | two |\n| --- | --- |\n| three | four |\nfive\n\nsix\n'),
  table(203, '| one | two |\n| --- |\n| three |\n'),
  table(204, '| one | two |\n| --- | --- |\n| three |\n| four | five | six |\n'),
  table(205, '| one | two |\n| --- | --- |\n'),
  task(279, '- [ ] open\n- [x] done\n'),
  task(280, '- [x] one\n  - [ ] two\n  - [x] three\n- [ ] four\n'),
  strike(491, '~~Gone~~ but ~this~ stays.\n'),
  strike(492, 'Here ~~it begins\n\nand never ends~~.\n'),
  strike(493, 'Three ~~~do not~~~ strike.\n'),
  autolink(622, 'www.example.org\n'),
  autolink(623, 'See www.example.org/guide for all of it.\n'),
  autolink(624, 'See www.example.org.\n\nSee www.example.org/a.b.\n'),
  autolink(
    625,
    'www.example.com/find?q=Text+(kind)\n\nwww.example.com/find?q=Text+(kind)))\n\n(www.example.com/find?q=Text+(kind))\n\n(www.example.com/find?q=Text+(kind)\n',
  ),
  autolink(626, 'www.example.com/find?q=(text)+more\n'),
  autolink(627, 'www.example.com/find?q=text&lang=en\n\nwww.example.com/find?q=text&copy;\n'),
  autolink(628, 'www.example.org/gui<de\n'),
  autolink(629, 'http://example.org\n\n(See https://example.org/find?q=Text+(kind))\n'),
  autolink(630, 'someone@example.org\n'),
  autolink(631, "me@post+box.example isn't one, but me+box@post.example is.\n"),
  autolink(632, 'x.y-z_w@v.u\n\nx.y-z_w@v.u.\n\nx.y-z_w@v.u-\n\nx.y-z_w@v.u_\n'),
  autolink(
    633,
    'mailto:me@here.org\n\nmailto:x.y-z_w@v.u\n\nmailto:x.y-z_w@v.u.\n\nmailto:x.y-z_w@v.u/\n\nmailto:x.y-z_w@v.u-\n',
  ),
  autolink(634, 'xmpp:me@here.org/word\n\nxmpp:me@here.org/word@post\n\nxmpp:me@here.org/word@post.org\n'),
  autolink(635, 'xmpp:me@here.org/word/other\n'),
  {
    example: 653,
    section: 'Disallowed raw HTML',
    markdown: '<b> <title> <style> <i>\n\n<blockquote>\n  <xmp> is filtered.  <XMP> too.\n</blockquote>\n',
  },
]

function table(example: number, markdown: string): GfmExample {
  return { example, section: 'Tables', markdown }
}

function task(example: number, markdown: string): GfmExample {
  return { example, section: 'Task list items', markdown }
}

function strike(example: number, markdown: string): GfmExample {
  return { example, section: 'Strikethrough', markdown }
}

function autolink(example: number, markdown: string): GfmExample {
  return { example, section: 'Autolinks', markdown }
}
