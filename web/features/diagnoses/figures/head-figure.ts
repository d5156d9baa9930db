import type { Figure } from './shape.ts'
import { ellipse } from './shape.ts'

/** A head seen from the front, large enough to press the eyes. */
export const HEAD_FIGURE: Figure = {
  top: 0,
  width: 220,
  height: 300,
  parts: [
    { regions: ['head'], outlines: ['M42 122C38 48 70 14 110 14C150 14 182 48 178 122C170 92 152 84 110 84C68 84 50 92 42 122Z'] },
    { regions: ['face'], outlines: ['M44 124C52 96 70 87 110 87C150 87 168 96 176 124C178 160 174 190 164 212L56 212C46 190 42 160 44 124Z'] },
    { regions: ['jaw'], outlines: ['M58 216L162 216C150 240 130 252 110 252C90 252 70 240 58 216Z'] },
    { regions: ['throat'], outlines: ['M82 252C100 260 120 260 138 252L142 292L78 292Z'] },
    { regions: ['eye'], outlines: [ellipse([82, 126], [19, 12]), ellipse([138, 126], [19, 12])] },
    { regions: ['ear'], outlines: [ellipse([34, 146], [12, 24], 8), ellipse([186, 146], [12, 24], -8)] },
    { regions: ['nose'], outlines: ['M110 122C104 144 96 162 96 170C98 180 122 180 124 170C124 162 116 144 110 122Z'] },
    { regions: ['mouth_teeth'], outlines: [ellipse([110, 198], [26, 11])] },
  ],
  lines: ['M86 199C98 204 122 204 134 199'],
}
