"""Whether a rule only reads what it is given: then it can be given the thing itself, not a copy.

This is proven from the source, of the rule and of all rules that it calls. It may have names,
numbers, reading from places, and calls of such rules and a few harmless functions; anything else,
such as writing to a place, a method, or a function that was handed in, counts as writing.
"""

import ast
import builtins
import functools
import inspect
import textwrap
from types import FunctionType
from typing import Any, cast

import numpy as np

HARMLESS = (abs, bool, float, int, len, max, min, range)
STATEMENTS = (ast.Assign, ast.Break, ast.Continue, ast.Expr, ast.For, ast.If, ast.Return, ast.While)
EXPRESSIONS = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Tuple, ast.UnaryOp)
SIGNS = (ast.boolop, ast.cmpop, ast.expr_context, ast.operator, ast.unaryop)
READING = (ast.Constant, ast.Name, *STATEMENTS, *EXPRESSIONS, *SIGNS)


def only_read(*functions: Any) -> bool:
    """Whether all these rules put nothing anywhere, neither do the rules that they call."""
    return all(_only_reads(function) for function in functions)


@functools.cache
def _only_reads(function: FunctionType) -> bool:
    nodes = [node for statement in _body(function) for node in ast.walk(statement)]
    return bool(nodes) and not function.__closure__ and all(_reads(n, function) for n in nodes)


def _body(function: FunctionType) -> list[ast.stmt]:
    try:
        source = textwrap.dedent(inspect.getsource(function))
    except OSError:  # nothing can be proven of it
        return []
    return cast(ast.FunctionDef, ast.parse(source).body[0]).body


def _reads(node: ast.AST, function: FunctionType) -> bool:
    """Whether a part of a rule's source writes nothing; what is within it is asked by itself."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and _is_harmless(node.func.id, function)
    return isinstance(node, READING)


def _is_harmless(name: str, function: FunctionType) -> bool:
    """Whether what a rule calls by this name writes nothing."""
    if name in function.__code__.co_varnames:
        return False
    called = function.__globals__.get(name, getattr(builtins, name, None))
    if hasattr(called, "__rule__"):
        return _only_reads(called)
    return called in HARMLESS or (isinstance(called, type) and issubclass(called, np.number))
