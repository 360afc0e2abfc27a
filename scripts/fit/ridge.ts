/** Least squares that pull every weight towards 0, and towards the weight of the same feature in the next block. */

/** The strength of the pulls: a minimum, plus a share of the feature's own weight in the data. */
const LEAST_PULL = 30;
const PULL = 0.001;
const NEIGHBOUR_PULL = 0.002;

/** Collects rows of numbers with their targets, then finds the weights that explain the targets best. */
export class Ridge {
  private readonly size: number;
  private readonly block: number;
  /** The sums of products of all pairs of columns, and of columns with targets. */
  private readonly products: Float64Array;
  private readonly targets: Float64Array;

  constructor(blocks: number, block: number) {
    this.size = blocks * block;
    this.block = block;
    this.products = new Float64Array(this.size * this.size);
    this.targets = new Float64Array(this.size);
  }

  /** Makes older rows count less from now on. */
  fade(factor: number): void {
    for (const sums of [this.products, this.targets]) for (let i = 0; i < sums.length; i++) sums[i] *= factor;
  }

  /** Adds a row in which all other columns are 0. */
  add(columns: readonly number[], numbers: readonly number[], target: number): void {
    for (let i = 0; i < columns.length; i++) {
      const row = columns[i] * this.size;
      this.targets[columns[i]] += numbers[i] * target;
      for (let j = 0; j < columns.length; j++) this.products[row + columns[j]] += numbers[i] * numbers[j];
    }
  }

  solve(): Float64Array {
    const matrix = this.products.slice();
    for (let i = 0; i < this.size; i++) matrix[i * this.size + i] += LEAST_PULL + PULL * this.weightOf(i);
    for (let i = 0; i + this.block < this.size; i++) this.tie(matrix, i, i + this.block);
    return solveSymmetric(matrix, this.targets);
  }

  private weightOf(column: number): number {
    return this.products[column * this.size + column];
  }

  private tie(matrix: Float64Array, a: number, b: number): void {
    const { size } = this;
    const pull = LEAST_PULL + NEIGHBOUR_PULL * this.weightOf(a);
    matrix[a * size + a] += pull;
    matrix[b * size + b] += pull;
    matrix[a * size + b] -= pull;
    matrix[b * size + a] -= pull;
  }
}

/** Uses Cholesky factors, which overwrite the matrix. */
function solveSymmetric(matrix: Float64Array, targets: Float64Array): Float64Array {
  const size = targets.length;
  for (let column = 0; column < size; column++) factorColumn(matrix, size, column);
  const solution = targets.slice();
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i] -= matrix[i * size + k] * solution[k];
    solution[i] /= matrix[i * size + i];
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i] -= matrix[k * size + i] * solution[k];
    solution[i] /= matrix[i * size + i];
  }
  return solution;
}

function factorColumn(matrix: Float64Array, size: number, column: number): void {
  const pivot = column * size;
  for (let i = column; i < size; i++) {
    let rest = matrix[i * size + column];
    for (let k = 0; k < column; k++) rest -= matrix[i * size + k] * matrix[pivot + k];
    matrix[i * size + column] = i === column ? Math.sqrt(rest) : rest / matrix[pivot + column];
  }
}
