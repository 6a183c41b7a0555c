package main

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"time"

	dqlite "github.com/canonical/go-dqlite/v3/driver"
)

const (
	// How long a read waits for whoever writes; as long as PocketBase lets SQLite wait.
	patience = 10 * time.Second
	// How long the node that leads is looked for: less than the API waits for an answer.
	search = 5 * time.Second
)

type connector struct{ database *database }

func (c connector) Driver() driver.Driver { return c.database.driver }

func (c connector) Connect(ctx context.Context) (driver.Conn, error) {
	opened, err := c.database.driver.OpenConnector(databaseName)
	if err != nil {
		return nil, err
	}
	// Without a majority there is nobody to find, and whoever asks is told so in time.
	ctx, cancel := context.WithTimeout(ctx, search)
	defer cancel()
	inner, err := opened.Connect(ctx)
	if err != nil {
		return nil, c.database.told(err)
	}
	return &connection{Conn: inner.(*dqlite.Conn), database: c.database}, nil
}

// One that reads patiently, and never does a thing twice unasked.
type connection struct {
	*dqlite.Conn
	database *database
	inside   bool
	lost     bool
}

var errLost = errors.New("the connection to the leading node was lost")

func (c *connection) IsValid() bool { return !c.lost }

func (c *connection) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	rows, err := patiently(ctx, func() (driver.Rows, error) { return c.Conn.QueryContext(ctx, query, args) })
	if err != nil {
		return nil, c.database.told(err)
	}
	return watchedRows{rows.(*dqlite.Rows), c.database}, nil
}

// database/sql repeats what met a bad connection. go-dqlite also calls it so when only the answer is
// missing, and then the statement may have been done.
func (c *connection) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	result, err := c.Conn.ExecContext(ctx, query, args)
	if errors.Is(err, driver.ErrBadConn) && !c.inside {
		c.lost = true
		err = errLost
	}
	return result, c.database.told(err)
}

func (c *connection) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	prepared, err := c.Conn.PrepareContext(ctx, query)
	if err != nil {
		return nil, c.database.told(err)
	}
	return &statement{prepared.(*dqlite.Stmt), c}, nil
}

// With the write lock from its beginning. SQLite refuses the first write of a transaction that has read, if another
// program wrote meanwhile, and nothing but the whole transaction anew would help: two nodes that start together note
// their migrations so. Within one program nobody waits longer for it, since PocketBase begins one transaction at a time.
func (c *connection) BeginTx(ctx context.Context, _ driver.TxOptions) (driver.Tx, error) {
	if _, err := c.Conn.ExecContext(ctx, "BEGIN IMMEDIATE", nil); err != nil {
		return nil, c.database.told(err)
	}
	c.inside = true
	return transaction{c}, nil
}

type transaction struct{ on *connection }

func (t transaction) Commit() error { return t.end("COMMIT") }

func (t transaction) Rollback() error { return t.end("ROLLBACK") }

func (t transaction) end(how string) error {
	t.on.inside = false
	_, err := t.on.Conn.ExecContext(context.Background(), how, nil)
	return t.on.database.told(err)
}

type statement struct {
	*dqlite.Stmt
	on *connection
}

func (s *statement) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	rows, err := patiently(ctx, func() (driver.Rows, error) { return s.Stmt.QueryContext(ctx, args) })
	if err != nil {
		return nil, s.on.database.told(err)
	}
	return watchedRows{rows.(*dqlite.Rows), s.on.database}, nil
}

func (s *statement) ExecContext(ctx context.Context, args []driver.NamedValue) (driver.Result, error) {
	result, err := s.Stmt.ExecContext(ctx, args)
	if errors.Is(err, driver.ErrBadConn) && !s.on.inside {
		s.on.lost = true
		err = errLost
	}
	return result, s.on.database.told(err)
}

// A long answer may break off in the middle.
type watchedRows struct {
	*dqlite.Rows
	database *database
}

func (r watchedRows) Next(row []driver.Value) error {
	err := r.Rows.Next(row)
	if err == io.EOF {
		return err
	}
	return r.database.told(err)
}

func isBusy(err error) bool {
	var failed dqlite.Error
	// Not what a transaction has read too early: that stays stale.
	return errors.As(err, &failed) && (failed.Code == dqlite.ErrBusy || failed.Code == dqlite.ErrBusyRecovery)
}

func patiently[Answer any](ctx context.Context, try func() (Answer, error)) (Answer, error) {
	deadline := time.Now().Add(patience)
	for pause := 2 * time.Millisecond; ; pause = min(2*pause, 50*time.Millisecond) {
		answer, err := try()
		if !isBusy(err) || time.Now().After(deadline) {
			return answer, err
		}
		select {
		case <-ctx.Done():
			return answer, err
		case <-time.After(pause):
		}
	}
}

// Notes what is no mistake of the caller's, and says the rest as SQLite does, with its number: hooks
// tell one trouble from another by that.
func (d *database) told(err error) error {
	var failed dqlite.Error
	switch {
	case err == nil || errors.Is(err, context.Canceled):
		return err
	case !errors.As(err, &failed):
		d.troubles.Add(1)
		return err
	}
	const constraint, wrong = 19, 1
	if kind := failed.Code & 0xff; kind != constraint && kind != wrong {
		d.troubles.Add(1)
	}
	return fmt.Errorf("%w (%d)", failed, failed.Code)
}
