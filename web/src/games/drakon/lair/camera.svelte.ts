/** What part of the map is seen, and the gestures that change it: drag, pinch, wheel. */
import { panned, zoomed, type Box, type Camera, type Point, type Size } from '../geometry';

/** A pointer that moves less than this has tapped. */
const TAP_SLACK = 7;
const WHEEL_ZOOM = 0.0016;

export class LairCamera {
  #camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether it keeps to where the game goes on; a gesture ends that. */
  following = $state(true);
  /** Whether a gesture is under way: then nothing glides. */
  dragging = $state(false);
  #pointers = new Map<number, Point>();
  #travelled = 0;

  constructor(private readonly contents: () => Box) {}

  get now(): Camera {
    return this.#camera;
  }

  /** Show this; it was not the player's own doing. */
  show(camera: Camera): void {
    this.#camera = camera;
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.following = false;
    this.#camera = zoomed(this.#camera, factor, at);
  }

  pan(by: Point): void {
    this.following = false;
    this.glance(by);
  }

  /** Look aside, and go on following the game. */
  glance(by: Point): void {
    this.#camera = panned(this.#camera, by, this.contents(), this.size);
  }

  wheel(event: WheelEvent, at: Point): void {
    this.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM), at);
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#pointers.set(event.pointerId, pointOf(event));
    if (this.#pointers.size === 1) this.#travelled = 0;
  }

  move(event: PointerEvent, element: Element): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    this.#travelled += Math.hypot(after.x - before.x, after.y - before.y);
    if (this.#travelled < TAP_SLACK) return;
    if (!this.dragging) element.setPointerCapture(event.pointerId);
    this.dragging = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, after);
    if (other) this.#pinch(before, after, other, element.getBoundingClientRect());
    else this.pan({ x: after.x - before.x, y: after.y - before.y });
  }

  up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    // The click that ends a drag comes after this and must still find that it was one.
    if (!this.#pointers.size) setTimeout(() => (this.dragging = false));
  }

  #pinch(before: Point, after: Point, other: Point, frame: DOMRect): void {
    const at = { x: (after.x + other.x) / 2 - frame.left, y: (after.y + other.y) / 2 - frame.top };
    const factor =
      Math.hypot(after.x - other.x, after.y - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.zoom(factor, at);
    this.pan({ x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 });
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
