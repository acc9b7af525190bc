import { type Coords, GridLayer } from 'leaflet';
import classes from './Places.module.css';

const lines = 4;

/** Latitude of a tile's upper edge (Web Mercator). */
const northOf = ({ y, z }: Coords) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;
const westOf = ({ x, z }: Coords) => (x / 2 ** z) * 360 - 180;

/** Ground for a map without the internet: a grid with coordinates, drawn here. */
export class GridTiles extends GridLayer {
  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('div');
    tile.className = classes.tile ?? '';
    tile.style.backgroundSize = `${this.getTileSize().x / lines}px ${this.getTileSize().y / lines}px`;
    const label = document.createElement('span');
    label.textContent = `${northOf(coords).toFixed(3)}°N ${westOf(coords).toFixed(3)}°E`;
    tile.append(label);
    return tile;
  }
}
