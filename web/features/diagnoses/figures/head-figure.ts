import type { Figure } from './shape.ts'
import { band, ellipse } from './shape.ts'

/** A head seen from the front, large enough to press the eyes. */
export const HEAD_FIGURE: Figure = {
  width: 220,
  height: 300,
  isHalf: true,
  outline:
    'M110 12C152 12 174 42 175 90C175 102 174 112 174 120C181 113 190 116 190 130C189 148 183 166 173 166C171 186 163 208 150 224C143 233 141 240 ' +
    '141 250C142 268 156 280 190 288C199 291 206 296 212 304L110 304',
  parts: [
    { regions: ['head'], outlines: [band([0, 220], [0, 100], -26)] },
    { regions: ['face'], outlines: ['M0 100Q110 74 220 100L220 228Q110 214 0 228Z'] },
    { regions: ['jaw'], outlines: ['M0 228Q110 214 220 228L150 236C138 250 122 255 110 255C98 255 82 250 70 236Z'], isQuiet: true },
    { regions: ['throat'], outlines: ['M0 306L70 236C82 250 98 255 110 255C122 255 138 250 150 236L220 306Z'], isQuiet: true },
    { regions: ['ear'], outlines: [ellipse([184, 140], [19, 32]), ellipse([36, 140], [19, 32])] },
    { regions: ['eye'], outlines: [ellipse([82, 122], [24, 17]), ellipse([138, 122], [24, 17])], isQuiet: true },
    { regions: ['nose'], outlines: [ellipse([110, 156], [19, 27])], isQuiet: true },
    { regions: ['mouth_teeth'], outlines: [ellipse([110, 200], [32, 18])], isQuiet: true },
  ],
  lines: [
    'M74 228C84 246 98 255 110 255C122 255 136 246 146 228',
    'M66 124C72 114 92 114 98 124C92 131 72 131 66 124ZM122 124C128 114 148 114 154 124C148 131 128 131 122 124Z',
    'M77 123A5.5 5.5 0 1 0 88 123A5.5 5.5 0 1 0 77 123M132 123A5.5 5.5 0 1 0 143 123A5.5 5.5 0 1 0 132 123',
    'M62 108C72 100 90 100 100 106M158 108C148 100 130 100 120 106',
    'M106 130C105 146 101 158 99 166C99 173 106 174 110 174C114 174 121 173 121 166',
    'M86 200C96 194 104 193 110 196C116 193 124 194 134 200C126 211 118 213 110 213C102 213 94 211 86 200ZM86 200C98 203 122 203 134 200',
  ],
}
