import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** A text whose lines are paragraphs, or entries of a list where they begin with "- ". */
export function Paragraphs({ text }: { text: string }) {
  return blocksOf(text).map((block, index) =>
    typeof block === 'string' ? (
      // The index can be the key, since the order never changes.
      <Typography key={index}>{block}</Typography>
    ) : (
      <Box component="ul" key={index} sx={listStyle}>
        {block.map((entry, position) => (
          <Typography component="li" key={position}>
            {entry}
          </Typography>
        ))}
      </Box>
    ),
  )
}

/** The blocks of a text: a string for a paragraph, an array for a list. */
function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split('\n').map((text) => text.trim())) {
    const entry = /^-\s+(.+)/.exec(line)?.[1]
    const lastBlock = blocks[blocks.length - 1]
    if (entry === undefined) {
      if (line !== '') blocks.push(line)
    } else if (Array.isArray(lastBlock)) lastBlock.push(entry)
    else blocks.push([entry])
  }
  return blocks
}

const listStyle = {
  // Shows bullets, even inside the entries of other lists.
  listStyle: 'disc',
  maxWidth: '40em',
  m: 0,
  mt: 1,
  pl: '1.25em',
  '& li + li': { mt: 0.5 },
} as const
