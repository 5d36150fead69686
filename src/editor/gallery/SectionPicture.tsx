import Box from '@mui/material/Box'

/** What a section looks like. */
export function SectionPicture({ body }: { body: unknown }) {
  return (
    <Box
      sx={{ height: 90, bgcolor: 'action.hover', borderRadius: 1 }}
      data-body={typeof body}
    />
  )
}
